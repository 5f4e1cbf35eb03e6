/** A reporter for Vitest: the time of a run by project, and the slowest files. */
const SLOWEST = 12;

const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7);

/** The time to load and run a file, without the setup of its project. */
const moduleTime = (module) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
};

export default class ReportTimes {
  #began = Date.now();
  #files = [];
  #firstAndLast = new Map();

  onTestRunStart() {
    this.#began = Date.now();
  }

  onTestModuleQueued({ project: { name } }) {
    if (!this.#firstAndLast.has(name)) this.#firstAndLast.set(name, { first: Date.now(), last: 0 });
  }

  onTestModuleEnd(module) {
    const { name } = module.project;
    const tests = [...module.children.allTests()].length;
    this.#files.push({ project: name, file: module.relativeModuleId, ms: moduleTime(module), tests });
    this.#firstAndLast.get(name).last = Date.now();
  }

  onTestRunEnd() {
    console.log('\nproject   files  tests  seconds   from    to  (from, to: seconds since the start)');
    for (const [name, { first, last }] of this.#firstAndLast) {
      const files = this.#files.filter(({ project }) => project === name);
      const [ms, tests] = ['ms', 'tests'].map((key) => files.reduce((sum, file) => sum + file[key], 0));
      const [from, to] = [first, last].map((time) => ((time - this.#began) / 1000).toFixed(0).padStart(6));
      const counts = `${String(files.length).padStart(5)} ${String(tests).padStart(6)}`;
      console.log(`${name.padEnd(9)} ${counts} ${seconds(ms)} ${from}${to}`);
    }
    console.log(`\nthe ${SLOWEST} slowest files (seconds)`);
    for (const { project, file, ms } of this.#files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`${seconds(ms)}  ${project.padEnd(9)} ${file}`);
  }
}
