import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { paths } from "../paths";
import { DueDay } from "./due-day";

type NoticeProps = { tasks: readonly { id: string; dueOn: string | null }[]; tenant: string };

/** That the visitor has got what they look at as a task, and the way to answer it. */
export function TaskNotice({ tasks, tenant }: NoticeProps) {
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant);
	return tasks.map(({ id, dueOn }) => (
		<Notice
			key={id}
			icon="list-checks"
			title={t("task.isYours")}
			action={
				<LinkButton size="sm" to={at.task(id)}>
					{t("task.toAnswer")}
				</LinkButton>
			}
		>
			<DueDay dueOn={dueOn} />
		</Notice>
	));
}
