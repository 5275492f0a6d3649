import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RoundBadge } from "../components/badges";
import { ProtocolPoints } from "../components/protocol-points";
import { SignForm } from "../components/sign-form";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { sign } from "../rounds/participants.server";
import { ProtocolQuery, SignInput } from "../rounds/rounds.schema";
import { showProtocol } from "../rounds/show-rounds.server";

export const handle = { i18n: ["hms", "forms", "errors"], title: "hms:protocol.title" };

export const loader = page("readReply", ProtocolQuery, showProtocol);
export const action = pageAction("readReply", { sign: handler(SignInput, sign) });

/** The protocol of a round: where, when, who took part, what was found and decided, and who has signed. */
export default function Protocol() {
	const { round, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	const at = paths(tenant);
	const isDone = round.status === "done";
	const facts = {
		company: round.company?.name,
		area: round.area,
		topic: round.topic,
		...(round.heldOn
			? { heldOn: format.date(round.heldOn, "long") }
			: { plannedOn: format.date(round.plannedOn, "long") }),
		leader: round.leader?.name,
	};
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.rounds, label: t("rounds.title") }}
				title={t("protocol.of", { title: round.title })}
				badges={<RoundBadge status={round.status} />}
				actions={
					<>
						<LinkButton icon="clipboard-list" to={at.round(round.id)}>
							{t("protocol.toRound")}
						</LinkButton>
						<LinkButton icon="download" to={at.protocolPdf(round.id)} reloadDocument>
							{t("protocol.pdf")}
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<Card>
						<DefinitionList
							items={Object.entries(facts).flatMap(([key, value]) =>
								value ? [{ label: t(`round.${key}`), value }] : [],
							)}
						/>
					</Card>
					<div className="mt-8">
						<ProtocolPoints round={round} tenant={tenant} />
					</div>
					{round.summary && (
						<Section title={t("round.summary")}>
							<p className="text-sm break-words whitespace-pre-line">{round.summary}</p>
						</Section>
					)}
				</div>
				<Section title={t("protocol.signatures")} count={round.participants.length}>
					{!isDone && <p className="mb-3 text-sm text-ink-2">{t("errors.notDone")}</p>}
					{round.participants.length === 0 && <p className="text-sm text-ink-2">{t("participants.none")}</p>}
					<ul className="flex flex-col gap-4">
						{round.participants.map(({ id, name, title, signedAt, signature }) => (
							<li key={id} className="card p-4 text-sm">
								<p className="font-medium break-words">{name}</p>
								{title && <p className="text-13 text-ink-3">{title}</p>}
								<p className="mt-1 text-13 text-ink-2">
									{signedAt === null ? t("sign.notYet") : t("sign.at", { time: format.dateTime(signedAt) })}
								</p>
								{signature && (
									<svg viewBox="0 0 600 200" role="img" aria-label={t("sign.of", { name })} className="mt-2 h-16 w-48">
										<path d={signature} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
									</svg>
								)}
								{isDone && signedAt === null && (
									<SignForm round={round.id} participant={{ id, name }} answer={answer} />
								)}
							</li>
						))}
					</ul>
				</Section>
			</div>
		</PageBody>
	);
}
