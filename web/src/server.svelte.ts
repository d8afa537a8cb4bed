/** Whether the server is there at all; while it never was, there is nothing to show but that. */
class Server {
  isAway = $state(false);
  #hasAnswered = false;

  /** The server said something. */
  answered(): void {
    this.#hasAnswered = true;
    this.isAway = false;
  }

  /** The server could not be reached. What is shown of an earlier answer stays. */
  missed(): void {
    this.isAway = !this.#hasAnswered;
  }

  /** Ask it whether it is there. */
  async ask(): Promise<void> {
    const response = await fetch('/api/health').catch(() => null);
    if (response?.ok) this.answered();
  }
}

export const server = new Server();
