import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { SelectField } from "#app/ui/text-field";
import type { PeopleView as Shown } from "../follow-people.server";
import { OverTime } from "./over-time";

/** Whose answers are followed, and how it goes with them. */
export function PeopleView({ shown }: { shown: Shown }) {
	const { t } = useTranslation("overTime");
	const format = useFormat();
	const { people, person, followed, isAnonymous, isLogged, kind } = shown;
	const say = (key: "person" | "choose" | "choosing" | "nobody") => t(kind ? `subject.${kind}.${key}` : key);
	if (people.length === 0)
		return (
			<div className="mt-6">
				<EmptyState icon="chart-line" title={isAnonymous ? t("anonymous") : say("nobody")} />
			</div>
		);
	const [first] = followed?.replies ?? [];
	return (
		<>
			<Form method="get" className="no-print flex flex-wrap items-end gap-3 py-4" preventScrollReset>
				<input type="hidden" name="view" value="people" />
				<SelectField
					key={person?.id}
					id="person"
					name="person"
					label={say("person")}
					className="w-72 max-sm:w-full"
					defaultValue={person?.id ?? ""}
					options={[{ value: "", label: say("choose") }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
				/>
				<Button type="submit">{t("show")}</Button>
			</Form>
			{!person && <p className="text-sm text-ink-2">{say("choosing")}</p>}
			{person && followed && first && (
				<>
					<h2 className="text-lg font-semibold">{person.name}</h2>
					<p className="mb-4 text-13 text-ink-3">
						{t("since", { count: followed.replies.length, day: format.date(first.day) })}
						{isLogged && <> · {t("logged", { name: person.name })}</>}
					</p>
					<OverTime followed={followed} />
				</>
			)}
		</>
	);
}
