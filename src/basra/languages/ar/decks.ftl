# شكل الورق، في الإعدادات.
setting-deck = الورق
setting-deck-egyptian = مصري
setting-deck-classic = كلاسيكي
setting-colours = ألوان النقوش
setting-colours-two = لونان
setting-colours-four = أربعة ألوان
setting-index = أرقام الورق ونقوشه
setting-index-large = كبيرة
setting-index-normal = عادية
setting-back = ظهر الورق
setting-back-lattice = شبكة
setting-back-tiles = بلاط
setting-back-mashrabiya = مشربية
setting-back-lotus = لوتس
