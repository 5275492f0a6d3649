import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { AreaField } from "../components/area-field";
import { PhotoField } from "../components/photo-field";
import { NewDeviationInput, NewDeviationQuery } from "../deviations/deviations.schema";
import { report, showNewDeviation } from "../deviations/show-deviations.server";
import { deviationKinds } from "../deviations/statuses";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "media", "onRecord", "errors"], title: "hms:deviations.add" };

export const loader = page("deviations", NewDeviationQuery, showNewDeviation);
export const action = pageAction(
	"deviations",
	{ report: handler(NewDeviationInput, report) },
	{ bodyMax: FILES_FORM_MAX },
);

/** Reports a deviation: what, where and when, with photos and what was done at once. */
export default function NewDeviation() {
	const { companies, areas, chosen, today, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader title={t("deviations.add")} back={{ to: paths(tenant).deviations, label: t("deviations.title") }} />
			<Form method="post" encType="multipart/form-data" className="group flex flex-col gap-5" noValidate>
				<SelectField
					id="company"
					name="company"
					label={t("deviation.company")}
					error={problem.of("company")}
					defaultValue={problem.typed("company") ?? chosen}
					options={[{ value: "", label: t("choose") }, ...companies]}
				/>
				<RadioGroup
					id="kind"
					name="kind"
					legend={t("deviation.kind")}
					error={problem.of("kind")}
					defaultValue={problem.typed("kind") ?? "deviation"}
					options={deviationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
				/>
				<Checkbox
					id="isSerious"
					name="isSerious"
					label={t("serious.tick")}
					help={t("serious.tickHelp")}
					error={problem.of("isSerious")}
					defaultChecked={problem.typed("isSerious") === "on"}
				/>
				<TextField
					id="title"
					name="title"
					label={t("deviation.title")}
					help={t("deviation.titleHelp")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
					autoComplete="off"
				/>
				<TextArea
					id="event"
					name="event"
					label={t("deviation.event")}
					error={problem.of("event")}
					defaultValue={problem.typed("event") ?? ""}
				/>
				<TextField
					id="place"
					name="place"
					label={t("deviation.place")}
					error={problem.of("place")}
					defaultValue={problem.typed("place") ?? ""}
					autoComplete="off"
				/>
				<AreaField areas={areas} optional error={problem.of("area")} defaultValue={problem.typed("area") ?? ""} />
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField
						id="happenedOn"
						name="happenedOn"
						type="date"
						max={today}
						label={t("deviation.happenedOn")}
						error={problem.of("happenedOn")}
						defaultValue={problem.typed("happenedOn") ?? today}
					/>
					<TextField
						id="happenedAt"
						name="happenedAt"
						type="time"
						label={t("deviation.happenedAt")}
						optional
						error={problem.of("happenedAt")}
						defaultValue={problem.typed("happenedAt") ?? ""}
					/>
				</div>
				<TextArea
					id="immediateAction"
					name="immediateAction"
					label={t("deviation.immediateAction")}
					help={t("deviation.immediateHelp")}
					optional
					error={problem.of("immediateAction")}
					defaultValue={problem.typed("immediateAction") ?? ""}
				/>
				<PhotoField name="files" error={problem.of("files")} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="report">{t("deviations.send")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
