/**
 * What is under way at a place (requests, transactions), so that a fault can strike just then and
 * report what it hit.
 */
export class Traffic {
  underWay = 0;
  /** The most at one moment since `resetMost`. */
  most = 0;
  begun = 0;
  #waiting: (() => void)[] = [];

  /** Marks the beginning of something; the returned function ends it, once. */
  begin(): () => void {
    this.underWay += 1;
    this.begun += 1;
    this.most = Math.max(this.most, this.underWay);
    for (const go of this.#waiting.splice(0)) go();
    let ended = false;
    return () => {
      if (!ended) this.underWay -= 1;
      ended = true;
    };
  }

  resetMost(): void {
    this.most = this.underWay;
  }

  /** Resolves when the next thing begins. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
