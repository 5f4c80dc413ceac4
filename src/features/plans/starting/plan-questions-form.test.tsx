import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { PlanQuestionsForm } from './plan-questions-form.tsx';
import { useRunnersQuestionWords } from './question-words.ts';

function Form() {
  return (
    <PlanQuestionsForm
      words={useRunnersQuestionWords()}
      notice={null}
      known={{
        history: { runCount: 20, weeklyMeters: 30_000, vdot: null },
        hasRecord: true,
        availableWeekdays: [2, 4, 7],
      }}
      targets={[]}
      said={null}
      onAnswered={vi.fn()}
      onCancel={vi.fn()}
    />
  );
}

it('asks nothing of a race where the goal has none', async () => {
  // The words of dates are fetched first.
  await act(async () => {
    render(
      <Suspense>
        <Form />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const ofRace = ['My race is hilly', 'First race over this distance', /just want to finish/];
  for (const name of ofRace) expect(screen.getByRole('checkbox', { name })).toBeInTheDocument();
  for (const goal of ['Return to running', 'General fitness']) {
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What are you training for?' }),
      goal,
    );
    for (const name of ofRace) expect(screen.queryByRole('checkbox', { name })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Shift work' })).toBeInTheDocument();
  }
});
