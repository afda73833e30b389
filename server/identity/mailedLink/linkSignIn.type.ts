import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../signIn/viewer.type.ts';

@ObjectType({ description: 'A sign-in by a mailed link.', simpleResolvers: true })
export class LinkSignIn {
  @Field(() => Viewer, { description: 'Who is signed in now.' })
  viewer!: Viewer;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to go next, as given to requestSignInLink: a path of the product, or a full address in an authorized domain. Null if none was given.',
  })
  continueTo!: string | null;
}
