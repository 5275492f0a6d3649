import type * as z from "zod";
import { handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { rejectedRows, template } from "./import-files.server";
import type { ImportKind } from "./import-kind";
import { FILE_MAX } from "./limits";
import { showImport, showImports } from "./show-wizard.server";
import {
	type ImportQuery,
	type ImportsQuery,
	MappingInput,
	OneImport,
	ReadingInput,
	RulesInput,
	UploadInput,
} from "./wizard.schema";
import * as actions from "./wizard-actions.server";

/** A form with a file is somewhat larger than the file. */
export const UPLOAD = { bodyMax: FILE_MAX + 100_000 };

/** What the routes of one list's import mount: loaders' and forms' functions, all for those who may import into it. */
export function importWizard(kind: ImportKind) {
	const manage = { level: kind.level };
	type Step = z.output<typeof OneImport>;
	return {
		showAll: (visit: Visit, query: ImportsQuery) => showImports(visit, kind, query),
		showOne: (visit: Visit, query: ImportQuery) => showImport(visit, kind, query),
		template: (visit: Visit) => template(visit, kind),
		rejected: (visit: Visit, input: Step) => rejectedRows(visit, kind, input),
		uploading: {
			upload: handler(UploadInput, (visit: Visit, { file }) => actions.upload(visit, kind, file), manage),
		},
		steps: {
			read: handler(ReadingInput, (visit: Visit, input) => actions.reread(visit, kind, input), manage),
			map: handler(MappingInput, (visit: Visit, input) => actions.map(visit, kind, input), manage),
			check: handler(RulesInput, (visit: Visit, input) => actions.startCheck(visit, kind, input), manage),
			run: handler(OneImport, (visit: Visit, input) => actions.startRun(visit, kind, input), manage),
			undo: handler(OneImport, (visit: Visit, input) => actions.startUndo(visit, kind, input), manage),
			carryOn: handler(OneImport, (visit: Visit, input) => actions.carryOn(visit, kind, input), manage),
			discard: handler(OneImport, (visit: Visit, input) => actions.discard(visit, kind, input), manage),
		},
	};
}
