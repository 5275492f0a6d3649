import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import type { FollowingShown } from "../show-following.server";
import { FollowingForm } from "./following-form";
import { FollowingWords } from "./following-words";

type ScreenProps = {
	shown: FollowingShown;
	/** Where the staff are looked for by name. */
	staffAt: string;
	answer: unknown;
};

/** The rules of what follows from an answer, and the fields of the one that is written. */
export function FollowingScreen({ shown, staffAt, answer }: ScreenProps) {
	const { t } = useTranslation("formFollowing");
	const { form, places, rules, writing } = shown;
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: places.build, label: shown.title }} title={t("title")} meta={t("intro")} />
			{form.isAnonymous && <Notice tone="warning">{t("anonymous")}</Notice>}
			{form.isHealth && <Notice tone="info">{t("health")}</Notice>}
			{rules.length > 0 && (
				<Section title={t("rules")} count={rules.length}>
					<CardList label={t("rules")}>
						{rules.map((rule) => (
							<CardRow key={rule.id} className="flex-wrap justify-between gap-y-2">
								<div className="min-w-0 flex-1 basis-72">
									<FollowingWords rule={rule} />
								</div>
								<div className="flex flex-wrap gap-2">
									<LinkButton
										size="sm"
										to={`${places.following}?${new URLSearchParams({ rule: rule.id })}#write`}
										aria-label={t("changeOne", { text: rule.text })}
									>
										{t("change")}
									</LinkButton>
									<Form method="post" preventScrollReset>
										<input type="hidden" name="rule" value={rule.id} />
										<SubmitButton
											intent={rule.isOn ? "turnOff" : "turnOn"}
											kind="secondary"
											size="sm"
											aria-label={t(rule.isOn ? "turnOffOne" : "turnOnOne", { text: rule.text })}
										>
											{t(rule.isOn ? "turnOff" : "turnOn")}
										</SubmitButton>
									</Form>
									<ConfirmButton
										label={t("remove")}
										kind="quiet"
										size="sm"
										title={t("removeTitle", { text: rule.text })}
										confirmLabel={t("remove")}
										fields={{ intent: "remove", rule: rule.id }}
									>
										{t("removeEffect")}
									</ConfirmButton>
								</div>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			<Section title={t(writing?.rule ? "changing" : "adding")} titleId="write" className="mt-8">
				{writing ? (
					<FollowingForm
						key={`${writing.rule}:${writing.of}:${writing.action}`}
						{...{ shown, writing, staffAt, answer }}
					/>
				) : (
					<ChooseForm shown={shown} />
				)}
			</Section>
		</PageBody>
	);
}

/** What a new rule looks at, and what it does. */
function ChooseForm({ shown: { sources, places, rules } }: Pick<ScreenProps, "shown">) {
	const { t } = useTranslation("formFollowing");
	if (sources.length === 0) return <p className="text-sm text-ink-2">{t("noQuestions")}</p>;
	return (
		<Form method="get" action={`${places.following}#write`} className="card flex flex-col gap-4 p-4">
			{rules.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
			<SelectField id="of" name="of" label={t("of")} options={sources} />
			<RadioGroup
				id="does"
				name="does"
				legend={t("does")}
				defaultValue="task"
				options={[
					{ value: "task", label: t("action.task") },
					{ value: "message", label: t("action.message") },
				]}
			/>
			<div>
				<Button type="submit">{t("next")}</Button>
			</div>
		</Form>
	);
}
