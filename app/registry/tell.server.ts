import { knowContents } from "../directory/content-offer.server";
import { knowCourses } from "../directory/course-offer.server";
import { knowHandingOver } from "../directory/handing-over.server";
import { knowCompanyKeepers } from "../directory/kept-companies.server";
import { knowOpeningKeepers } from "../directory/openings.server";
import { knowQuestions } from "../directory/question-offer.server";
import { knowWordTrainers } from "../directory/word-trainer.server";
import { knowFormModules } from "../forms/pages/form-module.server";
import { knowSubjects } from "../forms/subjects/known-subjects.server";
import { knowListPages } from "../lists/list-pages.server";
import { knowTasks } from "../tasks/given-tasks.server";
import { areas, servers } from "./servers.server";

/**
 * Tells the kits what modules bring: which companies and openings they keep, who takes customers over and tasks, which courses, contents and questions there are, where people train words, what forms can be about beside people, and how each module works with the pages that
 * several share.
 */
export function tellKits(): void {
	knowSubjects({ kinds: servers.flatMap(({ subjects }) => subjects ?? []), areas });
	knowCompanyKeepers(servers.flatMap(({ companies }) => companies ?? []));
	knowOpeningKeepers(servers.flatMap(({ openings }) => openings ?? []));
	knowHandingOver({
		customers: servers.flatMap(({ customers }) => customers ?? []),
		events: servers.flatMap(({ events }) => events ?? []),
		work: servers.flatMap(({ work }) => work ?? []),
	});
	knowTasks(servers.flatMap(({ tasks }) => tasks ?? []));
	knowContents(servers.flatMap(({ contents }) => contents ?? []));
	knowCourses(servers.flatMap(({ courses }) => courses ?? []));
	knowQuestions(servers.flatMap(({ questions }) => questions ?? []));
	knowWordTrainers(servers.flatMap(({ words }) => words ?? []));
	knowFormModules(servers.flatMap(({ forms }) => forms ?? []));
	knowListPages(servers.flatMap(({ lists }) => lists ?? []));
}
