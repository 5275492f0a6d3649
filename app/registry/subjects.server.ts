import { knowSubjects } from "../forms/subjects/known-subjects.server";
import { companySubject } from "../modules/crm/subject.server";
import { areas } from "./areas";

/** Tells the engine what forms can be about beside people: a line for each kind that a module brings. */
export const tellSubjects = () => knowSubjects({ kinds: [companySubject], areas });
