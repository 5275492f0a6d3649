import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestQuery } from "#app/media/library/requests/request.schema";
import { showRequest } from "#app/media/library/requests/show-request.server";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { LinkMade, madeLinkIn } from "../components/panel/link-made";
import { Deliveries } from "../components/requests/deliveries";
import { RequestActions } from "../components/requests/request-actions";
import { RequestFacts } from "../components/requests/request-facts";
import { RequestForm } from "../components/requests/request-form";
import type { FileRequest, RequestPage } from "../components/requests/request-types";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { requestHandlers } from "../request-actions.server";

export const handle = {
	i18n: ["fileRequests", "fileSharing", "files", "media", "errors"],
	title: "fileSharing:requests.title",
};

export const loader = page("yourfiles", RequestQuery, showRequest);
export const action = pageAction("yourfiles", requestHandlers);

/** A file request: made here for a folder, then with what has come in by it. */
export default function FileRequestPage() {
	const shown = useLoaderData<typeof loader>() as RequestPage;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("fileRequests");
	const at = paths(shown.tenant);
	const made = madeLinkIn(answer);
	const { one, folder } = shown;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.links("request"), label: t("back") }}
				title={one ? one.label || t("fileSharing:requests.title") : t("new")}
				meta={one ? undefined : t("into", { folder: folder.name })}
				badges={one && <State state={one.state} />}
			/>
			{made && (
				<div className="mb-6 flex flex-col items-start gap-4">
					<LinkMade link={made} />
					{!one && <LinkButton to={at.request({ id: made.id })}>{t("open")}</LinkButton>}
				</div>
			)}
			{one ? (
				<One shown={shown} one={one} answer={answer} />
			) : (
				!made && (
					<>
						<p className="mb-6 text-sm text-ink-2">{t("newIntro")}</p>
						<RequestForm page={shown} one={null} answer={answer} />
					</>
				)
			)}
		</PageBody>
	);
}

const tones = { open: "success", closed: "neutral", over: "warning" } as const;

function State({ state }: { state: FileRequest["state"] }) {
	const { t } = useTranslation("fileRequests");
	return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

function One({ shown, one, answer }: { shown: RequestPage; one: FileRequest; answer: unknown }) {
	const { t } = useTranslation("fileRequests");
	const at = paths(shown.tenant);
	const { folder } = shown;
	const home = folder.isTeam ? at.shared(folder.id) : at.yours(folder.id);
	const hasFailed = typeof answer === "object" && answer !== null && "problem" in answer;
	return (
		<>
			<RequestActions one={one} answer={answer} />
			<Section title={t("received")} count={one.received || undefined} className="mt-8!">
				{one.deliveries.length === 0 ? (
					<p className="text-sm text-ink-3">{t("nothing")}</p>
				) : (
					<Deliveries items={one.deliveries} fileAt={(id) => `${home}&file=${id}`} />
				)}
				{one.next && (
					<div className="mt-4">
						<LinkButton to={`${at.request({ id: one.id })}&cursor=${encodeURIComponent(one.next)}`}>
							{t("more")}
						</LinkButton>
					</div>
				)}
			</Section>
			<Section title={t("facts")}>
				{one.instructions && <p className="mb-4 text-sm break-words whitespace-pre-line">{one.instructions}</p>}
				<RequestFacts page={shown} one={one} places={at} />
				<details key={`${one.label}${one.expiresOn}`} className="mt-5" open={hasFailed || undefined}>
					<summary className="btn btn-secondary">{t("change")}</summary>
					<div className="mt-5">
						<RequestForm page={shown} one={one} answer={answer} />
					</div>
				</details>
			</Section>
		</>
	);
}
