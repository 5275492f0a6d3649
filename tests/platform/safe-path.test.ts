import { expect, test } from "vitest";
import { safePath } from "#app/platform/http.server";

const followed = [
	"/",
	"/home",
	"/home?a=1&b=2",
	"/home?redirectTo=//evil.example",
	"/home#part",
	"/user/users/0190a6c2-0000-7000-8000-000000000000",
	"/followup/tenants?q=b%C3%A5t&sort=-name",
	"/a/b/c.data",
	"/@name",
	"/:guid",
	"/home?next=https://evil.example",
	"/%2F%2Fevil.example",
	"/%5Cevil.example",
	"/ångström",
	"/javascript:alert(1)",
	"/-/x",
	"/;a=1",
	"/home?x=%0D%0ASet-Cookie:a=b",
	"/.well-known/x",
	"/a//b",
];

const dropped: unknown[] = [
	"",
	"home",
	"//evil.example",
	"///evil.example",
	"////evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"\\/evil.example",
	"/\\/evil.example",
	"/a\\b",
	"https://evil.example",
	"http://evil.example/home",
	"HTTPS://evil.example",
	"https:evil.example",
	"https:/evil.example",
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"blob:https://evil.example/x",
	"mailto:a@evil.example",
	"//user@evil.example",
	"@evil.example",
	".evil.example",
	"?a=1",
	"#part",
	" /home",
	"/home ",
	"/ho me",
	"\t/home",
	"/\t/evil.example",
	"/\n/evil.example",
	"/\r\n/evil.example",
	"/home\r\nSet-Cookie: a=b",
	"/home\u0000",
	"/\u0000/evil.example",
	"/\u00a0/evil.example",
	"/\u2028evil.example",
	"/\u0085evil.example",
	"/..//evil.example",
	"/.//evil.example",
	"/../..//evil.example",
	"/a/..//evil.example",
	"/%2e%2e//evil.example",
	"/%2E//evil.example",
	"/./..//evil.example/../x",
	null,
	undefined,
	0,
	true,
	["/home"],
	{ toString: () => "/home" },
];

test.each(followed)("%j is followed as it is", (path) => {
	const url = new URL(safePath(path), "https://portal.test");
	expect(url.origin).toBe("https://portal.test");
	expect(url.href).toBe(new URL(path, "https://portal.test").href);
});

test.each(dropped.map((path) => [path]))("%j is not followed", (path) => {
	expect(safePath(path)).toBe("/home");
	expect(safePath(path, "/")).toBe("/");
});

test("what comes out is followed again, to the same place", () => {
	for (const path of followed) expect(safePath(safePath(path))).toBe(safePath(path));
});
