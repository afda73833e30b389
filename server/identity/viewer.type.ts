import { Field, ID, ObjectType } from 'type-graphql';
import { SoldierType } from '../soldiers/soldier.type.ts';

@ObjectType({ description: 'What a person signs in with.', simpleResolvers: true })
export class Login {
  @Field(() => ID)
  id!: string;

  @Field({ description: 'The address, in lower case.' })
  email!: string;
}

@ObjectType({ description: 'The person who asks.', simpleResolvers: true })
export class Viewer {
  @Field(() => Login)
  login!: Login;

  @Field(() => SoldierType, { nullable: true, description: "The viewer's own record; null until it was created." })
  soldier!: SoldierType | null;

  @Field({ description: 'Has leadership rights.' })
  isStaff!: boolean;
}
