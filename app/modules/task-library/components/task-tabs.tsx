import { useTranslation } from "react-i18next";
import { Tabs } from "#app/ui/tabs";
import { paths } from "../paths";

/** The views of tasks: one's own that wait, all of one's own and, for who gives some, those that were given. */
export function TaskTabs({
	tenant,
	current,
	gives,
}: {
	tenant: string;
	current: "open" | "all" | "given";
	gives: boolean;
}) {
	const { t } = useTranslation("taskLibrary");
	const at = paths(tenant);
	const tabs = [
		{ key: "open", to: at.tasks },
		{ key: "all", to: `${at.tasks}?all=1` },
		...(gives ? [{ key: "given", to: at.givenTasks }] : []),
	];
	return (
		<Tabs
			label={t("task.title")}
			tabs={tabs.map(({ key, to }) => ({ to, label: t(`task.${key}`), current: key === current }))}
		/>
	);
}
