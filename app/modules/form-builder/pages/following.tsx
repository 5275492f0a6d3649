import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FollowingScreen } from "#app/forms/following/components/following-screen";
import { FollowingInput, FollowingPage, FollowingRef } from "#app/forms/following/following.schema";
import {
	removeFollowing,
	saveFollowing,
	turnOffFollowing,
	turnOnFollowing,
} from "#app/forms/following/followings.server";
import { showFollowing } from "#app/forms/following/show-following.server";
import { handler } from "#app/platform/guard.server";
import { builderConfig } from "../builder-config.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["formFollowing", "formBuild", "people", "errors"], title: "formFollowing:title" };

export const loader = page("build", FollowingPage, async (visit, input) => ({
	...(await showFollowing(builderConfig)(visit, input)),
	staffAt: paths(visit.tenant.guid).staff,
}));
export const action = pageAction("build", {
	save: handler(FollowingInput, saveFollowing(builderConfig)),
	turnOn: handler(FollowingRef, turnOnFollowing(builderConfig)),
	turnOff: handler(FollowingRef, turnOffFollowing(builderConfig)),
	remove: handler(FollowingRef, removeFollowing(builderConfig)),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** What follows from an answer to a form: tasks and messages. */
export default function Following() {
	const { staffAt, ...shown } = useLoaderData<typeof loader>();
	return <FollowingScreen shown={shown} staffAt={staffAt} answer={useActionData<typeof action>()} />;
}
