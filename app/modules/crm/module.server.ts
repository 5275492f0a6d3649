import { defineServer } from "#app/registry/define-server";
import { creations, home } from "./home.server";
import { imports } from "./imports.server";
import { jobs, sweeps } from "./jobs.server";
import { lists } from "./list-pages.server";
import { movingTasks } from "./moving-tasks.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";
import { search } from "./search/everywhere.server";
import { companySubject } from "./subject.server";
import { customerTaker } from "./take-over.server";
import { taskModule } from "./task-module.server";

export const server = defineServer({
	jobs,
	hourly: sweeps,
	imports,
	lists,
	personData: ofPeople,
	participant,
	creations,
	home,
	needs,
	subjects: [companySubject],
	customers: customerTaker,
	tasks: taskModule,
	work: movingTasks,
	search,
});
