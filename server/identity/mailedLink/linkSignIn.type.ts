import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../signIn/viewer.type.ts';

@ObjectType({ description: 'A sign-in by a link in a mail.', simpleResolvers: true })
export class LinkSignIn {
  @Field(() => Viewer, { description: 'Who is signed in now.' })
  viewer!: Viewer;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to go on, as given to requestSignInLink: a path of the product, or a whole address in an authorized domain. Null when none was given.',
  })
  continueTo!: string | null;
}
