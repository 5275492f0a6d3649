import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Form, readForm } from "../store/form-row.server";

/** Where a form's pages of building lie. */
export type BuildPlaces = {
	forms: string;
	build: string;
	publish: string;
	preview: string;
	plain: string;
	download: string;
	/** How many replies use each part. */
	uses: string;
	/** What follows from an answer, in a module that has it. */
	following?: string;
};

/** A module's way to build its forms: which form an address names, for whoever may write it, and where its pages lie. */
export type BuilderConfig = {
	area: Area;
	/** The form of that name; throws where there is none, or it is not to be written by this visitor now. */
	read: (visit: Visit, name: string) => ReturnType<typeof readForm>;
	/** What must hold when the form is published, whatever was read of it before. */
	publishes?: (visit: Visit, form: Form) => PendingWrite[];
	places: (tenantGuid: string, name: string) => BuildPlaces;
	/** Where one goes on once a form is published, and the key of what is said there (`version`); back to the builder where it is left out. */
	afterPublishing?: { to: (tenantGuid: string, name: string) => string; feedback: string };
	/** The call that keeps what is written. */
	saveTo: string;
	/** The call that gives an item of the module's library. */
	libraryCall: string;
};

/** The pages of building that lie under one address; `forms`: the page that lists the forms. */
export const buildPlaces = (forms: string, build: string): BuildPlaces => ({
	...{ forms, build, publish: `${build}/publish`, preview: `${build}/preview` },
	...{ plain: `${build}/list`, download: `${build}/export`, uses: `${build}/uses` },
});
