import { defineServer } from "#app/registry/define-server";
import { questionOffer } from "./bank/question-offer.server";
import { forgetPerson } from "./forget-person.server";
import { home } from "./home.server";
import { jobs, sweeps } from "./jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { courseOffer } from "./offer.server";
import { participant } from "./participant.server";
import { search } from "./search.server";

export const server = defineServer({
	jobs,
	hourly: sweeps,
	needs,
	personData: ofPeople,
	forgetPerson,
	participant: [participant],
	home,
	search,
	courses: courseOffer,
	questions: questionOffer,
});
