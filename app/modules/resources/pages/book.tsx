import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { createBooking, type Preview, showBook } from "../book.server";
import { repeats } from "../choices";
import { BookingFields, type BookingValues } from "../components/booking-fields";
import { ModelFields } from "../components/model-fields";
import { SeriesPreview } from "../components/series-preview";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { BookInput, BookQuery } from "../resources.schema";
import { waitFor } from "../wait.server";

export const handle = { i18n: ["resources", "errors"], title: "resources:bookTitle" };

export const loader = page("front", BookQuery, showBook);
export const action = pageAction("front", {
	create: handler(BookInput, createBooking),
	wait: handler(BookInput, waitFor),
});

type Seen = { preview: Preview; values: BookingValues & { repeat: string; untilDay: string; quantities: number[] } };

/** What came back before anything was booked: the series to look through. */
const seenOf = (answer: unknown): Seen | undefined =>
	typeof answer === "object" && answer !== null && "preview" in answer ? (answer as Seen) : undefined;

/** Whether a single booking was refused because somebody else has the time: one may wait for it. */
function isTaken(answer: unknown): boolean {
	const refused = answer as { problem?: { errors?: Record<string, readonly string[]> }; values?: { repeat?: string } };
	const why = refused?.problem?.errors?.startsAt?.[0] ?? "";
	return refused?.values?.repeat === "none" && why.includes("taken=1");
}

export default function Book() {
	const { resources, models, values, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const seen = seenOf(answer);
	const { t } = useTranslation("resources");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.list, label: t("title") }} title={t("bookTitle")} />
			{resources.length === 0 ? (
				<EmptyState icon="calendar-clock" title={t("none")}>
					{t("noneToBook")}
				</EmptyState>
			) : (
				<Form method="post" key={seen?.preview.print} className="flex flex-col gap-5" noValidate>
					<BookingFields values={seen?.values ?? values} choices={resources} problem={problem} />
					<ModelFields models={models} chosen={seen?.values.quantities} problem={problem} />
					<div className="grid gap-3 sm:grid-cols-2">
						<SelectField
							id="repeat"
							name="repeat"
							label={t("field.repeat")}
							error={problem.of("repeat")}
							defaultValue={problem.typed("repeat") ?? seen?.values.repeat ?? "none"}
							options={repeats.map((value) => ({ value, label: t(`repeat.${value}`) }))}
						/>
						<TextField
							id="untilDay"
							name="untilDay"
							type="date"
							label={t("field.untilDay")}
							help={t("help.untilDay")}
							error={problem.of("untilDay")}
							defaultValue={problem.typed("untilDay") ?? seen?.values.untilDay ?? ""}
							optional
						/>
					</div>
					{seen && <SeriesPreview preview={seen.preview} />}
					<FormErrors errors={problem.summary} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="create">{t(seen ? "series.book" : "book")}</SubmitButton>
						{isTaken(answer) && (
							<SubmitButton intent="wait" kind="secondary">
								{t("line.join")}
							</SubmitButton>
						)}
						<LinkButton to={at.list}>{t("keep")}</LinkButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
