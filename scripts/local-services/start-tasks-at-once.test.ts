import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import './start-tasks-at-once.ts';

interface Queue {
  enqueue: (task: unknown) => void;
  isActive: () => boolean;
  dispatchTasks: () => void;
  processDispatch: () => void;
}
interface Controller {
  queues: Record<string, Queue>;
  enqueue: (key: string, task: unknown) => void;
  start: () => void;
  stop: () => void;
}

const require = createRequire(import.meta.url);
const { TaskQueueController } = require('firebase-tools/lib/emulator/tasksEmulator') as {
  TaskQueueController: new () => Controller;
};

it('hands a task out at once, also after a time without any', () => {
  const waiting: unknown[] = [];
  const handedOut: unknown[] = [];
  const controller = new TaskQueueController();
  controller.queues['short'] = {
    enqueue: (task) => waiting.push(task),
    isActive: () => waiting.length > 0,
    dispatchTasks: () => handedOut.push(...waiting.splice(0)),
    processDispatch: () => undefined,
  };
  controller.start();
  try {
    controller.enqueue('short', 'first');
    expect(handedOut).toEqual(['first']);
    controller.enqueue('short', 'second');
    expect(handedOut).toEqual(['first', 'second']);
  } finally {
    controller.stop();
  }
});
