import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { FirstStep, type FirstStepState } from '../../domain/policy/firstSteps.ts';

registerEnumType(FirstStep, {
  name: 'FirstStep',
  description: 'What the staff of a new unit do first.',
  valuesConfig: {
    UNIT: { description: 'Enter its name and choose its time zone.' },
    PEOPLE: { description: 'Bring in people: until somebody without staff rights has a record.' },
    RULES: { description: 'Choose its policy, or keep the default one.' },
    REQUIREMENTS: { description: 'Choose what is required of its people.' },
    MAILS: { description: 'Try the mails: until the mail server took a reminder.' },
    STAFF: { description: 'Have a second person with staff rights who can sign in.' },
  },
});

@ObjectType('FirstStepState', { description: 'Whether a first step is done.', simpleResolvers: true })
export class FirstStepStateType implements FirstStepState {
  @Field(() => FirstStep, { description: 'The step.' })
  step!: FirstStep;

  @Field({ description: 'Whether it is done.' })
  isDone!: boolean;
}

@ObjectType({ description: 'What the staff of a new unit do first.', simpleResolvers: true })
export class FirstSteps {
  @Field(() => [FirstStepStateType], { description: 'All steps, in their order.' })
  steps!: readonly FirstStepState[];

  @Field({ description: 'Whether there is a mail server. Without one, mails cannot be tried.' })
  mailsAreSent!: boolean;
}
