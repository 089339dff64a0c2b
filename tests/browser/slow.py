"""A slow wire, asked for by LAAR_SLOW_WIRE: all that the server tells comes late and by fits and
starts, in its order. Whatever acts on half a story is found out."""

from __future__ import annotations

SLOW = """(() => {
  const wait = () => 500 * Math.random() ** 4;
  const rest = () => new Promise((done) => setTimeout(done, wait()));
  const quick = window.fetch;
  window.fetch = async (...wish) => {
    const answer = await quick(...wish);
    await rest();
    return answer;
  };
  window.WebSocket = class extends WebSocket {
    #told = Promise.resolve();
    #left = false;
    #later = (tell) => (this.#told = this.#told.then(rest).then(tell));
    set onmessage(hear) {
      super.onmessage = (event) => this.#later(() => this.#left || hear(event));
    }
    set onclose(hear) {
      super.onclose = (event) => this.#later(() => hear(event));
    }
    close() {
      this.#left = true;
      super.close();
    }
  };
})()"""
