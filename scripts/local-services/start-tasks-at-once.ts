// Loaded into the Emulator Suite (node --import): a task is handed out as soon as it is there, as
// Cloud Tasks does it. Otherwise an emulator without tasks looks once a second, so each first task
// waits for up to a second.
import { createRequire } from 'node:module';

/** As far as it is used here; the package has no types. */
interface TaskQueueController {
  listenId: ReturnType<typeof setTimeout> | null;
  enqueue: (key: string, task: unknown) => void;
  listen: () => void;
  isRunning: () => boolean;
}
interface TasksEmulatorModule {
  TaskQueueController: { prototype: TaskQueueController };
}

const require = createRequire(import.meta.url);
const { prototype } = (require('firebase-tools/lib/emulator/tasksEmulator') as TasksEmulatorModule)
  .TaskQueueController;
const enqueueOnly = prototype.enqueue;

prototype.enqueue = function enqueue(this: TaskQueueController, key, task) {
  enqueueOnly.call(this, key, task);
  if (!this.isRunning()) return;
  if (this.listenId !== null) clearTimeout(this.listenId);
  this.listen();
};
