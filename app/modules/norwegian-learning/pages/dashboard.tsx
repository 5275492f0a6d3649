import { useLoaderData } from "@remix-run/react";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { type LearnerData, showDashboard, type TeacherData } from "../results/dashboard.server";
import { LearnerDashboard } from "../results/learner-dashboard";
import { TeacherDashboard } from "../results/teacher-dashboard";

export const handle = {
	i18n: ["norwegianLearning", "norwegianTest", "modules", "errors"],
	title: "norwegianLearning:title",
};

export const loader = page("dashboard", Nothing, showDashboard);

export default function Dashboard() {
	const data = useLoaderData<typeof loader>() as TeacherData | LearnerData;
	return data.who === "teacher" ? <TeacherDashboard data={data} /> : <LearnerDashboard data={data} />;
}
