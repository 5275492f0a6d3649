import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import type { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { SelectField } from "#app/ui/text-field";

const tones = {
	confirmed: "success",
	calledOff: "danger",
	waiting: "info",
	offered: "warning",
	pending: "info",
} as const;

type PartyDatesProps = {
	party: readonly { id: string; when: string; status: string; to: string }[];
};

/** The other dates that were registered for in one go, each with its own ticket. */
export function PartyDates({ party }: PartyDatesProps) {
	const { t } = useTranslation("eventPublic");
	return (
		<section className="mt-8">
			<h2 className="text-base font-semibold">{t("dates.yours")}</h2>
			<ul className="card mt-3 divide-y divide-line">
				{party.map(({ id, when, status, to }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1">
						<Link to={to} className="link inline-flex min-h-11 items-center">
							{when}
						</Link>
						<Badge tone={tones[status as keyof typeof tones] ?? "neutral"}>{t(`state.${status}`)}</Badge>
					</li>
				))}
			</ul>
		</section>
	);
}

type ChangeDateProps = {
	dates: readonly { guid: string; when: string }[];
	problem: ReturnType<typeof useFormProblem>;
};

/** Goes on another date of the series instead. */
export function ChangeDate({ dates, problem }: ChangeDateProps) {
	const { t } = useTranslation("eventPublic");
	return (
		<section className="mt-8">
			<h2 className="text-base font-semibold">{t("dates.change")}</h2>
			<p className="mt-1 text-13 text-ink-3">{t("dates.changeHelp")}</p>
			<Form method="post" className="mt-3 flex flex-wrap items-end gap-2" noValidate>
				<SelectField
					id="date"
					name="date"
					label={t("dates.new")}
					error={problem.of("date")}
					defaultValue={problem.typed("date")}
					options={dates.map(({ guid, when }) => ({ value: guid, label: when }))}
				/>
				<SubmitButton intent="changeDate" kind="secondary">
					{t("dates.change")}
				</SubmitButton>
			</Form>
		</section>
	);
}
