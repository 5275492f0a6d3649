import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { ByTextField } from "#app/forms/texting/by-text-field";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ShownForm } from "../form-page.server";
import { paths } from "../paths";
import { LightBadge } from "./light-badge";

/** Who takes part, where each stands, whom to ask, and whom to remind. */
export function AskForm({ shown, answer }: { shown: ShownForm; answer: unknown }) {
	const { t } = useTranslation("generalReports");
	const problem = useFormProblem(answer, { intent: "ask" });
	const { top, members } = shown;
	const mayAsk = top.mayChange && top.form.status === "open";
	const waiting = members.filter(({ occasionId }) => occasionId !== null);
	const others = members.filter(({ occasionId }) => occasionId === null);
	if (members.length === 0) return <p className="text-sm text-ink-2">{t("ask.nobody")}</p>;
	return (
		<div className="flex flex-col gap-6">
			<CardList label={t("ask.title")}>
				{members.map((member) => (
					<CardRow key={member.id} className="flex-wrap">
						<div className="min-w-0 flex-1 basis-40">
							<p className="text-sm font-medium break-words">{member.name}</p>
							{member.reply && (
								<p className="text-13 text-ink-3">
									<Link to={paths(top.tenant).reply(top.form.name, member.reply.id)} className="link">
										{t("lastReply")} {member.reply.at && <Time at={member.reply.at} />}
									</Link>
								</p>
							)}
							{member.reminders > 0 && (
								<p className="text-13 text-ink-3">{t("remind.times", { count: member.reminders })}</p>
							)}
						</div>
						<LightBadge light={member.light} />
						{mayAsk && member.occasionId && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="userIds[]" value={member.id} />
								<SubmitButton intent="remind" kind="secondary" size="sm" icon="bell">
									{t("remind.one")}
									<span className="sr-only"> {member.name}</span>
								</SubmitButton>
							</Form>
						)}
					</CardRow>
				))}
			</CardList>
			{mayAsk && waiting.length > 1 && (
				<Form method="post" preventScrollReset>
					<SubmitButton intent="remind" kind="secondary" icon="bell">
						{t("remind.all", { count: waiting.length })}
					</SubmitButton>
				</Form>
			)}
			{mayAsk && others.length > 0 && (
				<Form method="post" className="flex flex-col gap-4" noValidate preventScrollReset key={waiting.length}>
					<PeoplePicker
						{...{ id: "userIds", name: "userIds", legend: t("ask.who"), people: others, error: problem.of("userIds") }}
						ticked={(id) => problem.ticked("userIds", id) ?? others.find((one) => one.id === id)?.light === "notAsked"}
					/>
					<Checkbox
						name="byMail"
						label={t("ask.byMail")}
						help={t("ask.byMailHelp")}
						defaultChecked={problem.ticked("byMail") ?? false}
					/>
					{shown.hasSms && <ByTextField problem={problem} />}
					<div>
						<SubmitButton intent="ask" icon="send">
							{t("ask.submit")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</div>
	);
}
