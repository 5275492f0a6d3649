import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FeedAddress } from "#app/ui/feed-address";

/** The address under which one's own calendar reads one's meetings; shown once, and closed at any time. */
export function CalendarFeed({ hasFeed, answer }: { hasFeed: boolean; answer: unknown }) {
	const { t } = useTranslation("crmMeetings");
	return (
		<Section title={t("feed.title")} intro={t("feed.intro")} className="mt-10">
			<FeedAddress answer={answer} title={t("feed.made")} label={t("feed.address")} />
			<Form method="post" className="mt-3 flex flex-wrap gap-2" preventScrollReset>
				<SubmitButton intent="openFeed" kind="secondary" icon="link">
					{t(hasFeed ? "feed.replace" : "feed.open")}
				</SubmitButton>
				{hasFeed && (
					<SubmitButton intent="closeFeed" kind="danger">
						{t("feed.close")}
					</SubmitButton>
				)}
			</Form>
		</Section>
	);
}
