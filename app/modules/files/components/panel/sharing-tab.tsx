import { useTranslation } from "react-i18next";
import { Reasons } from "../openers";
import { PanelPart } from "../panel-part";
import { LinkForm } from "./link-form";
import { LinkMade, madeLinkIn } from "./link-made";
import { LinkRow } from "./link-row";
import { MustReadPart } from "./must-read-part";
import { OpenersPart } from "./openers-part";
import type { Managed, Panel, Sharing, Subject } from "./panel-types";
import { PrivacyPart } from "./privacy-part";
import { RequestsPart } from "./requests-part";
import { ShareForm } from "./share-form";
import { ShareRow } from "./share-row";

type SharingTabProps = { panel: Panel; sharing: Sharing; answer: unknown };

/** With whom it is shared, for whoever may manage it; for the others why they may open it. */
export function SharingTab({ panel, sharing, answer }: SharingTabProps) {
	const { t } = useTranslation("fileSharing");
	const { managed, mine } = sharing;
	if (!managed)
		return (
			<div className="text-13">
				<p className="text-ink-2">{t("mine.right", { right: t(`right.${mine?.right ?? "view"}`) })}</p>
				<h3 className="mt-4 mb-1 font-semibold">{t("mine.why")}</h3>
				<Reasons reasons={mine?.reasons ?? []} isMe />
				<p className="mt-4 text-ink-3">{t("mine.others")}</p>
			</div>
		);
	const subject: Subject = panel.kind === "file" ? { file: panel.file.id } : { folder: panel.folder.id };
	return (
		<div className="-mt-4">
			{panel.kind === "file" && managed.readers !== null && (
				<MustReadPart id={panel.file.id} readers={managed.readers} />
			)}
			<People subject={subject} managed={managed} answer={answer} isTeam={isTeam(panel)} />
			<Links subject={subject} managed={managed} answer={answer} />
			{panel.kind === "folder" && <RequestsPart folder={panel.folder.id} requests={managed.requests} />}
			{panel.kind === "file" && <PrivacyPart file={panel.file} managed={managed} />}
			<OpenersPart managed={managed} />
		</div>
	);
}

const isTeam = (panel: Panel) => (panel.kind === "file" ? panel.file.isTeam : panel.folder.isTeam);

type PartProps = { subject: Subject; managed: Managed; answer: unknown };

function People({ subject, managed, answer, isTeam: ofTeam }: PartProps & { isTeam: boolean }) {
	const { t } = useTranslation("fileSharing");
	const { shares, links } = managed;
	const isFile = "file" in subject;
	return (
		<PanelPart title={t("people.title")} count={shares.length} isOpen>
			{ofTeam && <p className="mb-1 text-13 text-ink-2">{t("people.team")}</p>}
			{shares.length === 0 ? (
				<p className="text-13 text-ink-3">{t("people.none")}</p>
			) : (
				<ul className="divide-y divide-line">
					{shares.map((line) => (
						<ShareRow key={line.id} line={line} isFile={isFile} today={links.today} answer={answer} />
					))}
				</ul>
			)}
			{managed.mayOpenTo ? (
				<ShareForm subject={subject} managed={managed} answer={answer} />
			) : (
				<p className="mt-2 text-13 text-ink-2">{t("people.byOwner")}</p>
			)}
		</PanelPart>
	);
}

function Links({ subject, managed, answer }: PartProps) {
	const { t } = useTranslation("fileSharing");
	const { linkLines, links } = managed;
	const made = madeLinkIn(answer);
	return (
		<PanelPart title={t("link.title")} count={linkLines.length} isOpen>
			{made && <LinkMade link={made} />}
			{linkLines.length === 0 ? (
				<p className="text-13 text-ink-3">{t("link.none")}</p>
			) : (
				<ul className="divide-y divide-line">
					{linkLines.map((line) => (
						<LinkRow key={line.id} line={line} links={links} answer={answer} mayRenew={managed.mayOpenTo} />
					))}
				</ul>
			)}
			{managed.mayOpenTo && <LinkForm subject={subject} managed={managed} answer={answer} />}
		</PanelPart>
	);
}
