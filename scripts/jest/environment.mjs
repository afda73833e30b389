import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

/**
 * Runs tests in Node itself instead of a virtual machine: test files share their process's globals. When a file ends, what it changed is
 * put back: spies, timers, the process's settings, and the page that a project gives its modules.
 */
export default class Environment extends TestEnvironment {
  #settings = { ...process.env };
  #page;

  constructor(config, context) {
    super(config, context);
    this.#page = config.projectConfig.testEnvironmentOptions.page;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    await super.setup();
    if (this.#page) (await import(this.#page)).openPage();
  }

  async teardown() {
    if (this.#page) (await import(this.#page)).closePage();
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.#settings)) delete process.env[name];
    Object.assign(process.env, this.#settings);
  }
}
