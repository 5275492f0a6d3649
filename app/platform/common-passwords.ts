/** Passwords that leaked lists show most often, and those that Norwegian offices choose; all in lower case, six characters or more. */
export const common = new Set(
	`000000 00000000 0987654321 101010 1029384756 111111 11111111 112233 11223344 121212 123123 123321 12341234
123454321 123456 1234567 12345678 123456789 1234567890 123456a 1234abcd 1234qwer 123654 123qwe 131313 147258
147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 222222 333333 444444 456789 5201314
555555 654321 666666 696969 777777 7777777 789456 789456123 888888 88888888 987654 987654321 999999 99999999
a123456 aa123456 aaa111 aaaaaa abc123 abc12345 abcd1234 abcdef abcdefg access admin123 administrator amanda
andrew arsenal asd123 asdf1234 asdfasdf asdfgh asdfghjkl ashley austin autumn2025 autumn2026 babygirl
barcelona baseball batman batman1 bergen bergen123 besiktas biteme bucuresti bulgaria buster changeme charlie
cheese chelsea chelsea1 computer computer1 contrasena contraseña dallas daniel default demo123 diamond dinamo
dragon dragon1 elsker facebook fenerbahce ferrari flower football fotball freedom freedom1 galatasaray geheim
george ginger golden google hallo123 harley hello123 hemmelig hemmelig123 hockey hola123 hund123 hunter
höst2025 høst2025 høst2026 iloveyou iloveyou1 internet jegelskerdeg jennifer jessica jordan joshua julenissen
juventus katten killer killer1 kjærlighet klaster kommune kommune1 kommune123 kullanici letmein letmein1
letmein123 levski linkedin liverpool login123 lovely maggie mamma123 manchester master master1 master123
matrix matthew mercedes michael michelle minecraft monkey monkey1 mustang naruto nicole norge123 orange
oslo123 p@ssw0rd p@ssword pa$$word pappa123 parola parola123 pass123 pass1234 passord passord1 passord123
passw0rd password password1 password12 password123 password2 password3 passwort passwort1 pepper pokemon
porsche princess purple pusekatt q1w2e3r4 qazwsx qweasd qweasdzxc qwer1234 qwerty qwerty1 qwerty12 qwerty123
qwertyuiop qwertz ranger realmadrid robert romania samsung schatz secret secret123 security shadow shadow1
sifre123 sifre1234 silver sjokolade soccer sofia123 sommer sommer2024 sommer2025 sommer2026 spiderman
spring2025 spring2026 starwars steaua summer summer2024 summer2025 summer2026 sunshine superman superman1
taylor temp123 temp1234 test123 test1234 testtest thomas thunder tigger trustno1 user123 velkommen velkommen1
velkommen123 velkommen2024 velkommen2025 velkommen2026 vinter vinter2024 vinter2025 vinter2026 vår2026 welcome
welcome1 welcome123 whatever winter2024 winter2025 winter2026 woaini yankees yellow zaq12wsx zxc123 zxcvbn
zxcvbnm`.split(/\s+/),
);
