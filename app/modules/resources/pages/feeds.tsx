import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FeedAddress } from "#app/ui/feed-address";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { CloseFeedInput, FeedsQuery, OpenFeedInput } from "../feeds/feeds.schema";
import { closeFeed, openFeed, showFeeds } from "../feeds/feeds.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["resourceDoor", "resources", "errors"], title: "resourceDoor:feeds.title" };

export const loader = page("front", FeedsQuery, showFeeds);
export const action = pageAction("front", {
	open: handler(OpenFeedInput, openFeed),
	close: handler(CloseFeedInput, closeFeed),
});

export default function Feeds() {
	const { feeds, resources, chosen, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "open" });
	const { t } = useTranslation(["resourceDoor", "resources"]);
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				back={chosen ? { to: at.resource(chosen), label: nameOf(resources, chosen) } : backTo(at.bookings, t)}
				title={t("feeds.title")}
			/>
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("feeds.intro")}</p>
			<FeedAddress answer={answer} title={t("feeds.made")} label={t("feeds.address")} />
			<Form method="post" className="card mt-4 flex flex-col gap-4 p-4" preventScrollReset noValidate>
				<SelectField
					id="resource"
					name="resource"
					label={t("feeds.what")}
					error={problem.of("resource")}
					defaultValue={problem.typed("resource") ?? chosen}
					options={[{ value: "", label: t("feeds.mine") }, ...resources]}
				/>
				<Checkbox
					id="isBusyOnly"
					name="isBusyOnly"
					label={t("feeds.busyOnly")}
					help={t("feeds.busyOnlyHelp")}
					defaultChecked={problem.ticked("isBusyOnly")}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="open" icon="link">
						{t("feeds.open")}
					</SubmitButton>
				</div>
			</Form>
			{feeds.length > 0 && (
				<Section title={t("feeds.list")} count={feeds.length} intro={t("feeds.listHelp")} className="mt-8">
					<CardList label={t("feeds.list")}>
						{feeds.map(({ id, name, isBusyOnly, since }) => (
							<CardRow key={id} className="flex-wrap">
								<Icon name="rss" className="text-ink-2" />
								<div className="min-w-0 flex-1">
									<p className="text-sm font-medium break-words">{name ?? t("feeds.mine")}</p>
									<p className="text-13 text-ink-3">
										{t("feeds.since")} <Time at={since} />
									</p>
								</div>
								{isBusyOnly && <Badge>{t("feeds.busyOnly")}</Badge>}
								<ConfirmButton
									label={t("feeds.close")}
									kind="quiet"
									size="sm"
									title={t("feeds.closeTitle", { name: name ?? t("feeds.mine") })}
									confirmLabel={t("feeds.close")}
									fields={{ intent: "close", feed: id }}
								>
									{t("feeds.closeEffect")}
								</ConfirmButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
		</PageBody>
	);
}

const nameOf = (all: readonly { value: string; label: string }[], id: string) =>
	all.find(({ value }) => value === id)?.label ?? "";
const backTo = (to: string, t: (key: "resources:bookings.title") => string) => ({
	to,
	label: t("resources:bookings.title"),
});
