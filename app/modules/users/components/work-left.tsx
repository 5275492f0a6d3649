import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import type { MemberPanel } from "../member-panel.server";
import { KeptList } from "./kept";

/** Before somebody goes, and after: what others have to take over from them. */
export function WorkLeft({ member }: { member: MemberPanel }) {
	const { t } = useTranslation("ofPerson");
	const work = member.kept.filter(({ isWork }) => isWork);
	if (work.length === 0) return null;
	return (
		<Notice tone="warning" title={t(member.isActive ? "work.before" : "work.after", { name: member.name })}>
			<KeptList kept={work} className="mt-1" />
		</Notice>
	);
}
