import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { contents } from "./contents.server";
import { contentsImport } from "./contents-import.server";
import { forgetPerson } from "./forget-person.server";
import { page, pageAction } from "./guard.server";
import { sweeps } from "./jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { contentOffer } from "./offer.server";
import { participant } from "./participant.server";
import { receiveJob, withdrawJob } from "./provider/receive.server";
import { scenes } from "./scenes.server";
import { search } from "./search.server";
import { LibraryFileQuery } from "./task-library.schema";

const guard = { page, pageAction };
const namespaces = ["taskLibrary"];

export const server = defineServer({
	jobs: [receiveJob, withdrawJob],
	imports: [contentsImport],
	contents: contentOffer,
	hourly: sweeps,
	needs,
	personData: ofPeople,
	forgetPerson,
	participant: [participant],
	search,
	lists: [
		defineListPages({
			...{ path: "task_library/library", guard, place: "library", namespaces },
			titles: { list: "taskLibrary:library.title", trash: "taskLibrary:library.trash" },
			export: { schema: LibraryFileQuery, run: contents.file },
			trash: contents.trash,
			import: contentsImport,
		}),
		defineListPages({
			...{ path: "task_library/learningscenes", guard, place: "scenes", namespaces },
			titles: { list: "taskLibrary:scenes.title", trash: "taskLibrary:scenes.trash" },
			trash: scenes.trash,
		}),
	],
});
