import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { mustHaves, topics } from "#app/platform/notification-types";
import type { Settled } from "#app/platform/notifications/settled";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { SelectField } from "#app/ui/text-field";

const hours = Array.from({ length: 24 }, (_, hour) => ({
	value: String(hour),
	label: `${String(hour).padStart(2, "0")}:00`,
}));
/** A Monday. */
const MONDAY = Date.parse("2024-01-01T12:00:00Z");
const channels = ["portal", "mail"] as const;

type NotificationSettingsFormProps = {
	rules: Settled;
	intent: string;
	answer: unknown;
};

/** How somebody is notified: each topic in the portal and by mail, the digest, and the hours in which mail waits. */
export function NotificationSettingsForm({ rules, intent, answer }: NotificationSettingsFormProps) {
	const { t } = useTranslation("notificationSettings");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent });
	const [from = "", until = ""] = rules.quiet.split("-");
	const days = Array.from({ length: 7 }, (_, index) => ({
		value: String(index + 1),
		label: format.weekday(new Date(MONDAY + index * 86_400_000).toISOString().slice(0, 10)),
	}));
	const quietHours = [{ value: "", label: t("quiet.none") }, ...hours];
	return (
		<Form method="post" noValidate preventScrollReset>
			<Section title={t("kinds.title")} intro={t("kinds.intro")}>
				<table className="w-full max-w-160 text-sm">
					<thead>
						<tr className="border-b border-line text-left text-13 text-ink-2">
							<th scope="col" className="py-2 font-medium">
								{t("kinds.kind")}
							</th>
							{channels.map((channel) => (
								<th key={channel} scope="col" className="w-24 py-2 text-center font-medium">
									{t(`channel.${channel}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody className="divide-y divide-line">
						{topics.map((topic) => (
							<tr key={topic} id={topic} className="scroll-mt-18">
								<th scope="row" className="py-2 pr-2 text-left font-normal">
									{t(`topic.${topic}`)}
								</th>
								{channels.map((channel) => (
									<td key={channel} className="text-center">
										{channel === "portal" && mustHaves.includes(topic) ? (
											<>
												<input type="hidden" name="portal[]" value={topic} />
												<span className="text-13 text-ink-3">{t("always")}</span>
											</>
										) : (
											<input
												type="checkbox"
												name={`${channel}[]`}
												value={topic}
												defaultChecked={rules.channels[topic][channel]}
												aria-label={`${t(`topic.${topic}`)}: ${t(`channel.${channel}`)}`}
												className="tick"
											/>
										)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</Section>
			<Section title={t("digest.title")} intro={t("digest.intro")}>
				<div className="flex flex-col gap-5">
					<RadioGroup
						name="digest"
						legend={t("digest.how")}
						options={(["never", "hourly", "daily", "weekly"] as const).map((value) => ({
							value,
							label: t(`digest.${value}`),
						}))}
						defaultValue={rules.digest}
					/>
					<div className="flex flex-wrap gap-5">
						<SelectField
							id="digestHour"
							name="digestHour"
							label={t("digest.hour")}
							options={hours}
							defaultValue={String(rules.digestHour)}
						/>
						<SelectField
							id="digestDay"
							name="digestDay"
							label={t("digest.day")}
							options={days}
							defaultValue={String(rules.digestDay)}
						/>
					</div>
				</div>
			</Section>
			<Section title={t("quiet.title")} intro={t("quiet.intro")}>
				<div className="flex flex-wrap gap-5">
					{(
						[
							["quietFrom", "from", from],
							["quietUntil", "until", until],
						] as const
					).map(([name, word, value]) => (
						<SelectField
							key={name}
							id={name}
							name={name}
							label={t(`quiet.${word}`)}
							options={quietHours}
							defaultValue={problem.typed(name) ?? value}
							error={problem.of(name)}
						/>
					))}
				</div>
			</Section>
			<div className="mt-6 flex flex-col gap-4">
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent={intent}>{t("save")}</SubmitButton>
				</div>
			</div>
		</Form>
	);
}
