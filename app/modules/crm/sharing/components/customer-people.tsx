import { Form, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { Avatar } from "#app/ui/avatar";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { paths } from "../../paths";
import { RecordViewers } from "./record-viewers";

export type CustomerPerson = { userId: string; name: string; part: "owner" | "collaborator" | "follower" };
type CustomerPeopleProps = {
	customer: { id: string };
	people: readonly CustomerPerson[];
	/** Who can be chosen; null where nothing is being chosen. */
	colleagues: readonly { id: string; name: string }[] | null;
	/** The page with the choice open, and closed. */
	to: { open: string; closed: string };
	writes: boolean;
	tenant: string;
};

/** Who has to do with a customer: its owner, who works on it, who follows it; and who may see it. */
export function CustomerPeople({ customer, people, colleagues, to, writes, tenant }: CustomerPeopleProps) {
	const { t } = useTranslation(["crmShare", "people"]);
	const problem = useFormProblem(useActionData(), { intent: "setPerson" });
	const free = colleagues?.filter(({ id }) => !people.some(({ userId, part }) => userId === id && part === "owner"));
	return (
		<section>
			<h2 className="mb-2 text-13 font-semibold">{t("people.title")}</h2>
			<ul className="flex flex-col gap-3">
				{people.map(({ userId, name, part }) => (
					<li key={`${part}-${userId}`} className="flex items-center gap-3">
						<Avatar name={name} size={24} />
						<div className="min-w-0 flex-1 text-13">
							<p className="break-words text-ink">{name}</p>
							<p className="text-xs text-ink-3">{t(`part.${part}`)}</p>
						</div>
						{writes && part !== "owner" && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="userId" value={userId} />
								<SubmitButton
									intent="removePerson"
									kind="quiet"
									size="sm"
									icon="x"
									aria-label={t("people.removeOf", { name })}
								>
									{t("people.remove")}
								</SubmitButton>
							</Form>
						)}
					</li>
				))}
			</ul>
			{free ? (
				<Form method="post" preventScrollReset className="mt-3 flex flex-col gap-3">
					<PickOne
						id="userId"
						name="userId"
						label={t("people.colleague")}
						error={problem.of("userId")}
						address={paths(tenant).staff}
						choices={free.map((person) => ({ value: person.id, label: person.name }))}
						none={t("people:chosen", { count: 0 })}
						defaultValue={problem.typed("userId") ?? ""}
					/>
					<SelectField
						id="part"
						name="part"
						label={t("people.part")}
						options={(["collaborator", "follower", "owner"] as const).map((value) => ({
							value,
							label: t(`part.${value}`),
						}))}
					/>
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="setPerson" kind="secondary" size="sm">
							{t("people.add")}
						</SubmitButton>
						<LinkButton kind="quiet" size="sm" to={to.closed} preventScrollReset>
							{t("people.cancel")}
						</LinkButton>
					</div>
				</Form>
			) : (
				<div className="mt-2 flex flex-wrap gap-1">
					{writes && (
						<LinkButton kind="quiet" size="sm" icon="user-plus" to={to.open} preventScrollReset>
							{t("people.add")}
						</LinkButton>
					)}
					<RecordViewers kind="customer" id={customer.id} tenant={tenant} />
				</div>
			)}
		</section>
	);
}
