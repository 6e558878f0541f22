//! A seat that is offered at a table without spectators: whoever has the link sees the offer, and nothing else.

use crate::guest::{Guest, house};

#[tokio::test]
async fn whoever_has_the_link_sees_the_offer_and_nothing_else() {
    let house = house("offering", 211).await;
    let [mut anna, mut boris, mut clara] = ["en", "en", "ru"].map(|language| Guest::new(&house, language));
    let form = "game=europe&name=Anna&seats=2&bots=0&watched=no&first=me";
    let table = anna.post("/tables", form).await.location();
    boris.post(&format!("{table}/join"), "name=Boris").await;
    anna.post(&format!("{table}/start"), "").await;
    let refused = clara.get(&table).await;
    assert_eq!((refused.status, refused.code()), (403, "not-watched"), "nothing is offered yet");
    assert_eq!(
        boris.post(&format!("{table}/resign"), "step=0").await.code(),
        "not-watched",
        "his seat is gone"
    );
    let offer = clara.get(&table).await;
    assert_eq!(offer.status, 200);
    for said in ["Место свободно: Boris.", "без зрителей", "name=\"seat\" value=\"B\""]
    {
        assert!(offer.text.contains(said), "{said}: {}", offer.text);
    }
    for hidden in ["id=\"map\"", "id=\"players\"", "id=\"log\"", "Anna", "data-mark"] {
        assert!(!offer.text.contains(hidden), "{hidden}: {}", offer.text);
    }
    for address in ["/regions", "/record", "/deal"] {
        let refused = clara.get(&format!("{table}{address}")).await;
        assert_eq!((refused.status, refused.code()), (403, "not-watched"), "{address}");
    }
    assert_eq!(clara.post(&format!("{table}/take"), "seat=B&name=Clara").await.status, 303);
    assert!(clara.get(&table).await.text.contains("id=\"map\""), "she plays");
    let mut dora = Guest::new(&house, "en");
    assert_eq!(dora.get(&table).await.code(), "not-watched", "the seat is taken");
}
