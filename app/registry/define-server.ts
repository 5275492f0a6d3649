import type { ContentOffer } from "../directory/content-offer.server";
import type { CourseOffer } from "../directory/course-offer.server";
import type { ForgetPerson } from "../directory/former-members.server";
import type { CustomerTaker, EventOffer, WorkMover } from "../directory/handing-over.server";
import type { CompanyKeeper } from "../directory/kept-companies.server";
import type { OpeningKeeper } from "../directory/openings.server";
import type { QuestionOffer } from "../directory/question-offer.server";
import type { WordTrainer } from "../directory/word-trainer.server";
import type { Area } from "../forms/area";
import type { FormModule } from "../forms/pages/form-module.server";
import type { OnDelete } from "../forms/retention/removing.server";
import type { SubjectKind } from "../forms/subjects/subject-kind";
import type { ImportKind } from "../lists/import/import-kind";
import type { ListPages } from "../lists/list-pages.server";
import type { Job } from "../platform/queue/define-job";
import type { Sweep } from "../platform/queue/lease.server";
import type { Creation, HomePart } from "../platform/tenant/home-parts.server";
import type { ModuleSearch } from "../platform/tenant/module-search.server";
import type { NeedsOfModule } from "../platform/tenant/needs.server";
import type { KeptOfPeople } from "../platform/tenant/of-person.server";
import type { ParticipantPart } from "../platform/tenant/participant.server";
import type { TaskModule } from "../tasks/given-tasks.server";

/** What a module gives to the rest of the portal; it leaves out what it has none of. */
export type ModuleServer = {
	/** Messages that travel in the queue, and who runs them. */
	jobs?: readonly Job[];
	/** What the clock starts each hour, by names that no other module uses. */
	hourly?: Record<string, Sweep>;
	/** What it starts every five minutes: what people wait for. */
	frequent?: Record<string, Sweep>;
	/** Lists that take files. */
	imports?: readonly ImportKind[];
	/** The pages beside its lists that it shares with others (`listRoutes`). */
	lists?: readonly ListPages[];
	/** What the page of a member counts and links to. */
	personData?: KeptOfPeople;
	/** What it deletes of somebody who has left the organisation. */
	forgetPerson?: ForgetPerson;
	/** What stands on the page of a client: open items, events of the time line, trends, actions. */
	participant?: readonly ParticipantPart[];
	/** What waits for people until it is handled, for their home page and the menu. */
	needs?: NeedsOfModule | readonly NeedsOfModule[];
	/** What people's home page shows of it beside that. */
	home?: readonly HomePart[];
	/** What one makes in it, offered on the home page and by typing. */
	creations?: readonly Creation[];
	/** What of it is found from everywhere in the portal. */
	search?: readonly ModuleSearch[];
	/** The forms that the engine keeps for it. */
	area?: Area;
	/** How the pages of its forms work that it shares with others (`formRoutes`). */
	forms?: FormModule;
	/** What goes with a form or a reply of what the module keeps of it. */
	onDelete?: OnDelete;
	/** Where it keeps companies, which stay for it when another module lets go of them. */
	companies?: readonly CompanyKeeper[];
	/** Where it keeps what companies need, for others to match people with. */
	openings?: OpeningKeeper;
	/** Takes somebody whom another module hands over as a customer. */
	customers?: CustomerTaker;
	/** Takes tasks that other modules give to people. */
	tasks?: TaskModule;
	/** What of its work goes along when a client gets another advisor. */
	work?: WorkMover;
	/** The events to which other modules invite people. */
	events?: EventOffer;
	/** The courses that other modules recommend. */
	courses?: CourseOffer;
	/** The learning content that other modules have people practise with. */
	contents?: ContentOffer;
	/** Questions of which other modules take copies. */
	questions?: QuestionOffer;
	/** Where people train words of their own, which they meet in other modules. */
	words?: WordTrainer;
	/** What forms can be about beside people. */
	subjects?: readonly SubjectKind[];
};

export const defineServer = (server: ModuleServer): ModuleServer => server;
