import { readOffers } from "#app/directory/handing-over.server";
import { textIn } from "#app/forms/definition/texts";
import { readingOneForm, serializeOneForm } from "#app/forms/one-form/one-form.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { paths } from "../paths";
import { readingSettings, settingsIn } from "../settings.server";
import { theForm } from "./the-form";

/** The form with its address and that of its demo. Before it is out it is shown as it will be. */
export async function showSettings(visit: Visit) {
	const reads = new ReadBatch();
	const form = reads.add(readingOneForm(visit, theForm));
	const decided = reads.add(readingSettings(visit));
	const offered = readOffers(visit, reads);
	await reads.send(visit.rows);
	const found = form();
	const definition = found[0]?.version?.definition ?? theForm.template;
	const { repeatMonths, offers } = settingsIn(decided());
	return {
		...{ repeatMonths, offered: offered() },
		areas: definition.scores.map(({ id, name }) => ({
			...{ id, name: textIn(name, visit.language, definition.languages[0]).text, offer: offers[id] ?? "" },
		})),
		...{ form: serializeOneForm(visit, theForm, found[0]), tenant: visit.tenant.guid },
		demo: visit.origin + paths(visit.tenant.guid).demo,
	};
}
