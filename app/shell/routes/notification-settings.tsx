import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NotificationSettingsForm } from "#app/directory/components/notification-settings-form";
import { noticeWords } from "#app/directory/notice-words.server";
import { NotificationSettingsInput, rulesOf, UnmuteInput } from "#app/directory/notification-settings.schema";
import { done, handler, Nothing, personal } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { isKnown } from "#app/platform/notification-types";
import { Preferences } from "#app/platform/notifications/preferences.server";
import { to } from "#app/platform/portal-paths";
import type { PersonContext } from "#app/platform/tenant/context";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { timeZoneOf } from "../time-zone";

export const handle = { i18n: ["notificationSettings", "notifications"], title: "notificationSettings:title" };

export const loader = personal.page(Nothing, async (person: PersonContext) => {
	const { rules, isOwn, mutes } = await new Preferences(person).read();
	const t = await translator(person.language);
	return {
		...{ rules, isOwn },
		timeZone: timeZoneOf(person.user, person.memberships),
		mutes: mutes
			.filter(({ type }) => isKnown(type))
			.map((mute) => ({ about: mute.about, to: mute.url, text: noticeWords(mute, person.language, t).text })),
	};
});

const said = (key: string) => done({ snackbar: { key: `notificationSettings:snackbar.${key}`, kind: "success" } });

export const action = personal.pageAction({
	save: handler(NotificationSettingsInput, async (person: PersonContext, input) => {
		await new Preferences(person).save(rulesOf(input));
		return said("saved");
	}),
	reset: handler(Nothing, async (person: PersonContext) => {
		await new Preferences(person).reset();
		return said("reset");
	}),
	unmute: handler(UnmuteInput, async (person: PersonContext, { about }) => {
		await new Preferences(person).unmute(about);
		return said("unmuted");
	}),
});

/** How the person is told of what, and what they have muted. */
export default function NotificationSettings() {
	const { rules, isOwn, mutes, timeZone } = useLoaderData<typeof loader>();
	const answer = useActionData<unknown>();
	const { t } = useTranslation("notificationSettings");
	return (
		<PageBody width="settings">
			<PageHeader title={t("title")} meta={t("zone", { zone: timeZone.replaceAll("_", " ") })} />
			<p className="mb-6">
				<Link to={to.notifications()} className="link text-sm">
					{t("back")}
				</Link>
			</p>
			<NotificationSettingsForm key={JSON.stringify(rules)} rules={rules} intent="save" answer={answer} />
			{isOwn && (
				<Form method="post" className="mt-3" preventScrollReset>
					<SubmitButton kind="quiet" intent="reset">
						{t("reset")}
					</SubmitButton>
				</Form>
			)}
			<Section title={t("muted.title")} intro={t("muted.intro")} className="mt-10">
				{mutes.length === 0 ? (
					<p className="text-sm text-ink-2">{t("muted.none")}</p>
				) : (
					<CardList label={t("muted.title")}>
						{mutes.map(({ about, to: address, text }) => (
							<CardRow key={about} className="flex-wrap">
								<Link to={address} className="link min-w-0 flex-1 basis-50 text-sm">
									{text}
								</Link>
								<Form method="post" preventScrollReset>
									<input type="hidden" name="about" value={about} />
									<SubmitButton kind="secondary" size="sm" intent="unmute" aria-label={t("muted.endOne", { text })}>
										{t("muted.end")}
									</SubmitButton>
								</Form>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
		</PageBody>
	);
}
